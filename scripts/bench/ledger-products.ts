import { setTimeout as pause } from 'node:timers/promises'
import { type Product, startProduct } from '../measure/product.ts'

interface Question {
  body: string
  headers: Record<string, string>
}

/** Products over one database, any of which may be killed; who asks is answered by another. */
export interface Products {
  /** Asks until some product answers: the same question again where one died over it. */
  ask(path: string, question: Question): Promise<Response>
  /** Kills one with its work half done, and starts another in its place. */
  killOne(): Promise<void>
  /** Questions that a kill cut off. */
  cut(): number
  stop(): Promise<void>
}

/** Starts so many with these settings, each in a folder of its own below the one given. */
export async function startProducts(count: number, folder: string, settings: Record<string, string>): Promise<Products> {
  const start = (n: number) => startProduct(`${folder}/product-${n}`, settings)
  const living: (Product | null)[] = []
  for (let n = 0; n < count; n += 1) living.push(await start(n))
  let [turn, cut] = [0, 0]
  return {
    async ask(path, { body, headers }) {
      for (;;) {
        turn += 1
        const product = living[turn % count]
        const answer = product && (await fetch(`${product.origin}${path}`, { method: 'POST', body, headers }).catch(() => null))
        if (answer && answer.status < 500) return answer
        if (product) cut += 1
        await pause(20)
      }
    },
    async killOne() {
      turn += 1
      const n = turn % count
      const product = living[n]
      if (!product) return
      living[n] = null
      process.kill(product.pid, 'SIGKILL')
      living[n] = await start(n)
    },
    cut: () => cut,
    async stop() {
      await Promise.all(living.map((product) => product?.stop()))
    },
  }
}
