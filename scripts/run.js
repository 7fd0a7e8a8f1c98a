// Starts every command of package.json: installs what the lock asks for, then runs the script on the pinned Node.
// Plain JavaScript for Node 18 and newer, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { allocator } from './allocator.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const [script, ...args] = process.argv.slice(2)
process.chdir(root)
delete process.env.NODE_ENV // `production` would leave out the packages that build and test
const isTold = Object.keys(allocator).every((name) => process.env[name])
for (const [name, value] of Object.entries(allocator)) process.env[name] ||= value

endWithParent()
if (!isInstalled()) install()
process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH

// for every process that this one starts
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('resolve-once.js', import.meta.url).href}`.trim()

const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
if (existsSync(pinned) && realpathSync(process.execPath) !== realpathSync(pinned)) {
  runOn(pinned)
} else if (Number(process.versions.node.split('.')[0]) >= 24) {
  if (process.platform === 'linux' && !isTold) beginAnew()
  await import('./resolve-once.js')
  await import('./strip-once.js')
  process.argv = [process.execPath, join(root, script), ...args]
  await import(pathToFileURL(join(root, script)).href)
} else {
  console.error(
    `Docento needs Node 24 or newer on ${process.platform} ${process.arch}; found ${process.version}. Install it from https://nodejs.org and run the command again.`,
  )
  process.exit(1)
}

/** npm's shell dies of a signal without passing it on, so the end of the parent is watched instead. */
function endWithParent() {
  const parent = process.ppid
  if (process.env.npm_execpath) setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref()
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform + process.arch)
    .digest('hex')
}

function isInstalled() {
  return existsSync('node_modules/.installed') && readFileSync('node_modules/.installed', 'utf8') === lockHash()
}

function install() {
  console.log('Installing packages (once, about a minute)…')
  const npm = process.env.npm_execpath
  const how = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  const { status, stdout, stderr, error } = npm
    ? spawnSync(process.execPath, [npm, ...how], { encoding: 'utf8' })
    : spawnSync('npm', how, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`${error?.message ?? stdout + stderr}\nThe packages could not be installed; the lines above say why.`)
    process.exit(status ?? 1)
  }
  writeFileSync('node_modules/.installed', lockHash())
}

/** The same process from its beginning, where the C library reads how to allocate. */
function beginAnew() {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)])
}

/** The channel tells the child when this process is killed outright, so that nothing is left running. */
function runOn(node) {
  const child = spawn(node, [...process.execArgv, '--import', './scripts/strip-once.js', script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
