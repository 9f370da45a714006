/** The limit: Fastify as it comes, one route, the same bytes that nightjar answers with. */
import Fastify from 'fastify';

const body = process.env.BENCH_BODY ?? '';
const app = Fastify();
app.get('/*', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(body);
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
