import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tokensCss } from '../../../theme/tokens.ts'

const sources = globSync('site/**/*.{ts,tsx}').map((file) => ({ file, code: readFileSync(file, 'utf8') }))

/** Classes that a sheet names. */
const classesIn = (css: string): Set<string> =>
  new Set([...css.replaceAll(/\/\*.*?\*\/|'[^']*'|"[^"]*"/gs, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))

/** What stands after each `className=`, to the brace that closes it. */
function classNamesIn(code: string): string[] {
  return [...code.matchAll(/\bclassName[=:]\s*(?:"([^"]*)"|'([^']*)'|\{)/g)].map((found) => {
    const [all, plain, quoted] = found
    if (plain !== undefined || quoted !== undefined) return `'${plain ?? quoted}'`
    const start = found.index + all.length
    let end = start
    for (let depth = 1; end < code.length; end += 1) {
      if (code[end] === '{') depth += 1
      if (code[end] === '}') depth -= 1
      if (depth === 0) break
    }
    return code.slice(start, end)
  })
}

/** Words that a className says itself, without those that it compares with or takes from a module. */
const wordsIn = (className: string): string[] =>
  [...className.replaceAll(/[!=]==\s*'[^']*'/g, '').matchAll(/'([^']*)'|[`}]([^`$}]*)(?=[`$])/g)]
    .flatMap(([, quoted, part]) => (quoted ?? part ?? '').split(/\s+/))
    .filter(Boolean)

const wordsOf = new Map(sources.map(({ file, code }) => [file, classNamesIn(code).flatMap(wordsIn)]))

/** Words of layout that sources say and the sheet does not know. */
const unknown = (known: ReadonlySet<string>, said: ReadonlyMap<string, readonly string[]>): string[] =>
  [...said].flatMap(([file, words]) => words.filter((word) => !known.has(word)).map((word) => `${file}: ${word}`))

describe('the words of layout', () => {
  const known = classesIn(readFileSync('site/ui/style.css', 'utf8'))

  test('that a source says stand in style.css', () => expect(unknown(known, wordsOf)).toEqual([]))

  test('that stand in style.css are said somewhere', () => {
    const said = new Set([...wordsOf.values()].flat())
    expect([...known].filter((word) => !said.has(word))).toEqual([])
  })

  test.each([
    ['a plain name', '<p className="col snugg">'],
    ['a name beside a module’s', `<p className={\`\${styles.root} col snugg\`}>`],
    ['a name before a module’s', `<p className={\`snugg \${styles.root}\`}>`],
    ['a choice', `<p className={tone === 'plain' ? 'snugg' : undefined}>`],
    ['names that are joined', `<p className={classes(styles.root, on && 'snugg')}>`],
    ['a prop', `props({ className: 'snugg' })`],
  ])('are found in %s', (_, code) => expect(unknown(known, new Map([['a.tsx', classNamesIn(code).flatMap(wordsIn)]]))).toEqual(['a.tsx: snugg']))
})

test('a variable that a sheet uses is a token or set in a sheet or by code', () => {
  const sheets = globSync('site/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const used = sheets.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const set = [tokensCss(), ...sheets, ...sources.map(({ code }) => code)].join('\n')
  expect([...new Set(used)].filter((name) => !new RegExp(`${name}['"]?[:,]`).test(set))).toEqual([])
})

// each press would ask the whole page, or style each element once more for its highlights
test('no sheet looks for something in the whole page, or marks letters anywhere in it', () => {
  const wide = /(?:^|[\s,])(?:(?::root|html|body|main):has\((?!\s*>)|::highlight\()/
  const found = globSync('site/**/*.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    return [...css.matchAll(/[^{};]+(?=\{)/g)]
      .map(([selector]) => selector.trim())
      .flatMap((selector) => (wide.test(selector) ? `${file}: ${selector}` : []))
  })
  expect(found).toEqual([])
})

describe('the classes of a module', () => {
  const sheets = Object.entries(
    import.meta.glob<Readonly<Record<string, string>>>('../../../site/**/*.module.css', { import: 'default', eager: true }),
  ).map(([path, exported]) => {
    const sheet = path.replaceAll('../', '')
    const classes = classesIn(readFileSync(sheet, 'utf8'))
    return { sheet, names: Object.keys(exported), classes: Object.keys(exported).filter((name) => classes.has(name)) }
  })
  /** Who imports which sheet, under what name. */
  const users = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/^import (\w+) from '(\..*\.module\.css)'$/gm)].map(([, name = '', sheet = '']) => ({
      file,
      code: code.replaceAll(/^import .*$/gm, ''),
      name,
      sheet: relative('.', resolve(dirname(file), sheet)),
    })),
  )
  const namesBy = ({ name, code }: (typeof users)[number]) => [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used)

  test('that a source uses stand in its sheet', () => {
    const wrong = users.flatMap((user) => {
      const names = sheets.find(({ sheet }) => sheet === user.sheet)?.names
      return namesBy(user).flatMap((name) => (names?.includes(name) ? [] : `${user.file}: ${user.name}.${name}`))
    })
    expect(wrong).toEqual([])
  })

  test('that stand in a sheet are used by one of its sources', () => {
    const spare = sheets.flatMap(({ sheet, classes }) => {
      const its = users.filter((user) => user.sheet === sheet)
      const used = new Set(its.flatMap(namesBy))
      // what is looked up by a value is a word of its source
      const isLookedUp = (name: string) => its.some(({ code, name: styles }) => code.includes(`${styles}[`) && new RegExp(`\\b${name}\\b`).test(code))
      return classes.filter((name) => !used.has(name) && !isLookedUp(name)).map((name) => `${sheet}: ${name}`)
    })
    expect(spare).toEqual([])
  })
})
