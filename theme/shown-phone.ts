import type { Edition } from '../editions/types.ts'

type PhoneRule = Pick<Edition, 'phonePrefix' | 'phoneDigits' | 'phoneGroups'>

const NO_BREAK_SPACE = '\u00a0'

/** Whether a stored phone is of the edition's country. */
export const isOwn = (e164: string, { phonePrefix, phoneDigits }: Pick<PhoneRule, 'phonePrefix' | 'phoneDigits'>) =>
  e164.startsWith(phonePrefix) && e164.length === phonePrefix.length + phoneDigits

/** A stored phone for people, in the country's groups and unbreakable: `+7 700 000 00 00`; a foreign one as it is. */
export function showPhone(e164: string, rule: PhoneRule): string {
  if (!isOwn(e164, rule)) return e164
  let rest = e164.slice(rule.phonePrefix.length)
  const groups = rule.phoneGroups.map((size) => {
    const group = rest.slice(0, size)
    rest = rest.slice(size)
    return group
  })
  return [rule.phonePrefix, ...groups].join(NO_BREAK_SPACE)
}
