import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, watch } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createVite } from 'vite'
import { freePort } from '../server/database/embedded.ts'
import { editionOfHost } from '../server/hosts.ts'
import { panelShell } from '../server/page-server/panel-shell.ts'
import { readSettings } from '../server/settings.ts'

// `npm run dev`: the panel comes from Vite, which changes modules in the open page. Everything else is the product itself behind a proxy: a change builds the
// site, starts the server anew and loads the open pages again.
if (existsSync('.env')) process.loadEnvFile()
const settings = readSettings()
const { port, host, siteUrl } = settings
const sources = ['server', 'site', 'schemas', 'data-providers', 'editions', 'locales', 'theme']
const reloading = '<script type="module" src="/@dev/reload.js"></script>'
const reload = "new EventSource('/@dev/changes').onmessage = () => location.reload()"

const innerPort = await freePort()
const watchers = new Set<ServerResponse>()
const front = createServer(answer)
const vite = await createVite({ configFile: 'panel/vite.config.ts', appType: 'custom', server: { middlewareMode: true, ws: { server: front } } })
let product: ChildProcess | undefined
let pending: NodeJS.Timeout | undefined
let working = Promise.resolve()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
process.once('disconnect', () => void stop())
await renew()
front.listen(port, host)
for (const folder of sources) watch(folder, { recursive: true }, noteChange)

function answer(asked: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = asked
  if (url.startsWith('/panel')) vite.middlewares(asked, response, () => void sendPanel(asked, response))
  else if (url === '/@dev/reload.js') response.setHeader('content-type', 'text/javascript').end(reload)
  else if (url === '/@dev/changes') keepTold(response)
  else pass(asked, response)
}

async function sendPanel({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await vite.transformIndexHtml(url, readFileSync('panel/index.html', 'utf8'))
  const shell = panelShell(page, editionOfHost(headers.host ?? '', settings), { nonce: '' })
  response.setHeader('content-type', 'text/html; charset=utf-8').end(shell)
}

function keepTold(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
  watchers.add(response)
  response.once('close', () => watchers.delete(response))
}

/** Hands a request to the product, plain so that a page can be given its script. */
function pass(asked: IncomingMessage, response: ServerResponse): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const inner = request({ host: '127.0.0.1', port: innerPort, method: asked.method, path: asked.url, headers }, (answered) => {
    const isPage = String(answered.headers['content-type']).startsWith('text/html') && asked.method !== 'HEAD'
    if (isPage) delete answered.headers['content-length']
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response, { end: !isPage })
    if (isPage) answered.once('end', () => response.end(reloading))
  })
  inner.once('error', () => response.headersSent || response.writeHead(503, { 'retry-after': '1' }).end('Docento is starting; try again.'))
  asked.pipe(inner)
}

function noteChange(): void {
  clearTimeout(pending)
  pending = setTimeout(() => {
    working = working.then(renew)
  }, 150)
}

/** Builds the site where it changed and starts the product anew; a build that fails leaves the running one alone. */
async function renew(): Promise<void> {
  const [code] = await once(spawn(process.execPath, ['scripts/build.ts', 'site'], { stdio: 'inherit' }), 'exit')
  if (code !== 0) return
  await end()
  const env = { ...process.env, PORT: String(innerPort), HOST: '127.0.0.1', SITE_URL: siteUrl ?? `http://{edition}.localhost:${port}` }
  product = spawn(process.execPath, ['server/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  await untilAlive(product)
  for (const response of watchers) response.write('data: changed\n\n')
}

async function untilAlive({ exitCode }: ChildProcess): Promise<void> {
  while (exitCode === null) {
    const alive = await fetch(`http://127.0.0.1:${innerPort}/healthz`).catch(() => null)
    if (alive?.ok || product?.exitCode !== null) return
    await new Promise((done) => setTimeout(done, 50))
  }
}

async function end(): Promise<void> {
  if (!product || product.exitCode !== null) return
  const ended = once(product, 'exit')
  product.kill('SIGTERM')
  await ended
}

async function stop(): Promise<void> {
  await end()
  process.exit(0)
}
