import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

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

/** Microseconds of CPU that these have taken so far, all their threads: as fine as the kernel's scheduler counts it, for its ticks of 10 ms are longer than a hundred answers. */
export const cpuOf = (pids: readonly number[]): number => pids.flatMap(threadsOf).reduce((sum, schedstat) => sum + nanosecondsIn(schedstat) / 1000, 0)

/** Waits until a process and its family have taken less than a twentieth of a second of CPU in one second, or for two minutes: a product that has just started warms itself up. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const before = cpuOf(familyOf(pid))
    await pause(1000)
    if (cpuOf(familyOf(pid)) - before < 50_000) return
  }
}

/** `/proc/{pid}/task/{thread}/schedstat` of all threads; none for a process that has ended. */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`)
  } catch {
    return []
  }
}

/** Its first figure is the time on a CPU; a thread that has just ended has none. */
function nanosecondsIn(schedstat: string): number {
  try {
    return Number(readFileSync(schedstat, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}
