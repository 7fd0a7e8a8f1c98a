/** A text in the plural forms of its language, by the categories of Intl.PluralRules; `{count}` stands for the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Whether all keys are plural categories, so that `{ one, few, many, other }` in one language may be `{ one, other }` in another. */
type IsPlural<T> = [keyof T] extends [Intl.LDMLPluralRule] ? (T extends { other: string } ? true : false) : false

/** The shape every language's texts of a subject have, taken from those of the first language. */
export type Worded<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Worded<Item>[]
    : IsPlural<T> extends true
      ? Plural
      : { readonly [Key in keyof T]: Worded<T[Key]> }
