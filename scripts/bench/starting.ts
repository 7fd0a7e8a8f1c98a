import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../measure/figure.ts'
import { startProduct } from '../measure/product.ts'
import { median } from './timing.ts'

const folder = join(import.meta.dirname, '../../.data/bench/start')
const STARTS = 3

/** From the start of the process to its first page, on the embedded database with all editions in it. */
export async function measureStart(): Promise<Figure> {
  const first = await startProduct(folder)
  await untilReady(first.origin)
  await first.stop()
  const seconds: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const again = await startProduct(folder)
    await untilReady(again.origin)
    await again.stop()
    seconds.push(again.seconds)
  }
  return { name: 'start to first page, second time', values: [{ is: median(seconds), unit: 's', most: 3 }] }
}

/** The other editions' databases are made in the background; a stop in the middle would make them anew. */
async function untilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await pause(200)
}
