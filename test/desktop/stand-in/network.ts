// Serves pages from a scheme of the app's own, which Chromium alone cannot do.
// A session with such a scheme uses this proxy: its pages' requests to `scheme://host` go to a name that represents
// it, and the app's own handler answers. For everybody else the pages come from `scheme://host`: their Origin is
// translated on its way out. The page itself is unchanged.
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

export type SchemeHandler = (request: Request) => Response | Promise<Response>

/** The name that represents the scheme in Chromium: a secure context, like a scheme registered as secure. */
const STANDING_FOR = /\bhttp:\/\/([a-z0-9-]+)\.([a-z]+)\.localhost(?=[/?#\r]|$)/

/** A Chromium address, translated into the app's. */
export function nameOutside(url: string): string {
  return url.replace(STANDING_FOR, '$2://$1')
}

/** An address of the app, as Chromium can load it. */
export function nameInside(url: string, schemes: ReadonlyMap<string, unknown>): string {
  const [, scheme = '', host = '', rest = ''] = /^([a-z]+):\/\/([^/?#]+)([^]*)$/.exec(url) ?? []
  return schemes.has(scheme) ? `http://${host}.${scheme}.localhost${rest}` : url
}

export interface Network {
  readonly proxy: string
  readonly close: () => void
}

/** Opens the proxy. `asked` is called with every address a page requested, as the app writes it. */
export async function openNetwork(
  schemes: ReadonlyMap<string, SchemeHandler>,
  asked: (url: string) => void,
): Promise<Network> {
  const open = new Set<Socket>()
  const server = createServer((request, response) => {
    const url = nameOutside(request.url ?? '')
    asked(url)
    const handler = schemes.get(new URL(url).protocol.slice(0, -1))
    if (handler) void answer(handler, url, request, response)
    else pass(url, request, response)
  })
  // Sockets come through a tunnel, whose first bytes are their request.
  server.on('connect', ({ url = '' }, near: Socket) => {
    const { hostname, port } = new URL(`tcp://${url}`)
    const far = connect(Number(port), hostname)
    open.add(near).add(far)
    for (const end of [near, far]) end.on('error', () => [near, far].forEach(one => one.destroy()))
    far.once('connect', () => near.write('HTTP/1.1 200 OK\r\n\r\n'))
    near.once('data', (head: Buffer) => {
      asked(`ws://${url}`)
      far.write(nameOutside(head.toString('latin1')), 'latin1')
      near.pipe(far).pipe(near)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const one of open) one.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The answer of the app's handler, unchanged. */
async function answer(
  handler: SchemeHandler,
  url: string,
  { method = 'GET' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const said = await handler(new Request(url, { method }))
    const body = Buffer.from(await said.arrayBuffer())
    response.writeHead(said.status, Object.fromEntries(said.headers)).end(body)
  } catch (error) {
    console.error(error)
    response.destroy()
  }
}

function pass(url: string, request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  const headers = { ...request.headers, ...(origin === undefined ? {} : { origin: nameOutside(origin) }) }
  const far = ask(url, { method: request.method, headers, agent: false }, heard => {
    response.writeHead(heard.statusCode!, heard.headers)
    heard.pipe(response)
  })
  far.on('error', () => response.destroy())
  request.pipe(far)
}
