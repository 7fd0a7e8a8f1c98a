type Difference<T> = T extends string | readonly unknown[] ? T : { readonly [Key in keyof T]?: Difference<T[Key]> }

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A language's texts with a country's own words in place of some: `vary({ a: { b: 'x', c: 'y' } }, { a: { b: 'z' } })` is `{ a: { b: 'z', c: 'y' } }`. */
export const vary = <T extends object>(texts: T, own: Difference<T>): T =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const word = (own as Record<string, unknown>)[key]
      return [key, isTexts(text) && isTexts(word) ? vary(text, word) : (word ?? text)]
    }),
  ) as T
