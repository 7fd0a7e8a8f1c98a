import type { Random } from './random.ts'

export type Sex = 1 | 2

interface Circumstances {
  random: Random
  /** Of the person spoken of: 1 man, 2 woman. */
  sex: Sex
  words?: Readonly<Record<string, string | number>>
}

/**
 * Writes one sentence of its pattern: `{he|she}` follows the sex, `[a|b]` is one of the two by chance, `<name>` is a word given.
 * 'Уже <years> лет [преподаю|веду уроки], сам{|а} учил{ся|ась} у лучших.'
 */
export function phrase(pattern: string, { random, sex, words = {} }: Circumstances): string {
  return pattern
    .replace(/\{([^|}]*)\|([^}]*)\}/g, (_, he: string, she: string) => (sex === 2 ? she : he))
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
    .replace(/<(\w+)>/g, (_, name: string) => {
      const word = words[name]
      if (word === undefined) throw new Error(`No word for <${name}> in "${pattern}"`)
      return String(word)
    })
}

/** A text of one sentence from each list in turn. */
export function paragraph(lists: readonly (readonly string[])[], circumstances: Circumstances): string {
  return lists.map((list) => phrase(circumstances.random.pick(list), circumstances)).join(' ')
}
