/**
 * The baseline: plain Fastify with one route. With BENCH_HEADERS it sends the same bytes as nightjar, including
 * headers; without, only the same body.
 */
import Fastify from 'fastify';

const body = process.env.BENCH_BODY ?? '';
const headers = JSON.parse(process.env.BENCH_HEADERS ?? '{}') as Record<string, string>;
const app = Fastify();
app.get('/*', (_request, reply) => {
  reply.headers({ ...headers, 'content-type': 'application/json; charset=utf-8' }).send(body);
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
