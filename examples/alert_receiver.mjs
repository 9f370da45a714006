/** Verifies nightjar's notifications and prints them. SECRET is the webhook's secret, the argument is the port. */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SECRET);

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  try {
    const { type, data } = webhook.verify(body, request.headers);
    console.log(
      type,
      data.search.name,
      data.matches.map(({ snippet }) => snippet),
    );
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(400).end(`${error.message}\n`);
  }
}).listen(Number(process.argv[2]), '127.0.0.1');
