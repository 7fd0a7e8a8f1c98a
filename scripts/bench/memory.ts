import { setTimeout as pause } from 'node:timers/promises'
import { fetchRaw } from '../measure/bytes.ts'
import type { Figure } from '../measure/figure.ts'

const EVERY = 1000

/** Watches the memory of the process that serves `origin`, PostgreSQL's own not counted, until `done` is called. */
export function watchMemory(origin: string): { done: () => Promise<Figure> } {
  const seen: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      seen.push(await residentBytes(origin))
      await pause(EVERY)
    }
  })()
  return {
    async done() {
      isOver = true
      await watching
      return {
        name: 'memory of the process under load',
        values: [{ is: Math.max(...seen) / 1_000_000, unit: 'MB', most: 300 }],
        note: `the most of ${seen.length} looks; at first ${Math.round((seen[0] ?? 0) / 1_000_000)} MB`,
      }
    },
  }
}

/** Memory of the process that serves `origin`. */
export async function residentBytes(origin: string): Promise<number> {
  const { bytes } = await fetchRaw(`${origin}/metrics`)
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(bytes.toString())?.[1] ?? Number.NaN)
}
