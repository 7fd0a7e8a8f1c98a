// Loaded by resolve-once.test.ts before the product: prints where each import of it led, and as what.
import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const { url, format } = next(specifier, context)
    if (context.parentURL) writeSync(1, `${context.parentURL} ${specifier} ${url} ${format}\n`)
    return { url, format }
  },
})
