import { phrase, type Sex } from '../phrase.ts'
import type { Random } from '../random.ts'
import type { People } from './types.ts'

/** First name and surname that go together. A family is as frequent as it has surnames. */
export function nameOf({ families }: People, sex: Sex, random: Random): { name: string; last_name: string } {
  const weights = Object.fromEntries(families.map(({ surnames }, n) => [n, surnames.length]))
  const family = families[Number(random.weighted(weights))] ?? random.pick(families)
  return { name: random.pick(sex === 1 ? family.men : family.women), last_name: phrase(random.pick(family.surnames), { random, sex }) }
}
