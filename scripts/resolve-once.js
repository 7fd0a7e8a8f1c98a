// Asks Node once where a package lies and of what kind the scripts of a folder are. For each import anew it reads the whole description of the package, 180 KB
// for one of ours, which took more than half of a start.
import { registerHooks } from 'node:module'

const root = new URL('../', import.meta.url).href
const isOurs = (url) => url.startsWith(root) && !url.includes('/node_modules/')
const isPackage = (specifier) => /^[@\w][^:]*$/.test(specifier)
// not `.//file.js`, which Node tidies before it looks further from there
const isFile = (specifier) => /^\.\.?(\/[^/]+)+\.(js|ts)$/.test(specifier)
const known = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions = [] } = context
    if (!parentURL || !conditions.includes('import')) return next(specifier, context)
    const once = (key) => known.get(key) ?? known.set(key, next(specifier, context)).get(key)
    if (isOurs(parentURL) && isPackage(specifier)) return { ...once(specifier), shortCircuit: true }
    if (!isFile(specifier)) return next(specifier, context)
    const url = new URL(specifier, parentURL).href
    const kind = url.replace(/[^/]*(?=\.\w+$)/, '')
    return { url, format: once(kind).format, shortCircuit: true }
  },
})
