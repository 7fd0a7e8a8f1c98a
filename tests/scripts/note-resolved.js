// Loaded by resolve-once.test.ts before the product: writes down in the file `RESOLVED` where each import of it led, and as what.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const { url, format } = next(specifier, context)
    if (context.parentURL) appendFileSync(process.env.RESOLVED, `${context.parentURL} ${specifier} ${url} ${format}\n`)
    return { url, format }
  },
})
