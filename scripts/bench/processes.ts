import { readdirSync, readFileSync } from 'node:fs'

/** What Linux counts CPU time in. */
const TICK_US = 10_000

/** The fields of `/proc/{pid}/stat` from the third on; undefined for a process that has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** A process and all that came of it: the embedded PostgreSQL is among them. */
export function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const id of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const parent = Number(statOf(id)?.[1])
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  const family = [pid]
  for (const one of family) family.push(...(children.get(one) ?? []))
  return family
}

/** Microseconds of CPU, user's and system's, that these have taken so far. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const stat = statOf(pid)
    return stat ? sum + (Number(stat[11]) + Number(stat[12])) * TICK_US : sum
  }, 0)
