// Run after every `npm i`. npm leaves out of the lock the packages of systems it cannot see, and `npm ci` elsewhere then stops with EUSAGE.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const chips = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64']
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = lock.packages

for (const [owner, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const os = systemOf(name)
    if (!os || !/^\d/.test(version) || isLocked(owner, name)) continue
    packages[`node_modules/${name}`] = { version, ...limitsOf(name, os), ...(entry.dev && { dev: true }), optional: true, os: [os] }
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

function wordsOf(name) {
  return name.split(/[-/@]/)
}

function systemOf(name) {
  const words = wordsOf(name)
  return words.includes('windows') ? 'win32' : systems.find((system) => words.includes(system))
}

function limitsOf(name, os) {
  const words = wordsOf(name)
  const cpu = chips.find((chip) => words.includes(chip))
  const isMusl = words.some((word) => word.startsWith('musl'))
  const libc = isMusl ? 'musl' : os === 'linux' && words.includes('gnu') ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

/** Looks for the package as Node would: beside its owner first, then in every folder above. */
function isLocked(owner, name) {
  for (let from = owner; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
    if (!from) return false
  }
}
