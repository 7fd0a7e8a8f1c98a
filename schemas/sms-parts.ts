/** Ways of a short message. */
export const smsChannels = ['sms', 'viber', 'whatsapp'] as const

/** A part of a short message: how many signs one alone has, and each of several (GSM 03.38 and 03.40). */
const plain = { alone: 160, each: 153 }
const unicode = { alone: 70, each: 67 }
/** So many parts make the longest message (spec: decisions MSG-10). */
export const SMS_PARTS = 5

const basic = /^[\n\r !-Z_a-z£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà]$/
const extended = /^[\f^{}\\[~\]|€]$/

/** Length of a short message as it is counted, and the parts it goes in: one sign beyond the telephones' own alphabet makes all of them wide. */
export function smsSize(text: string): { length: number; parts: number } {
  const signs = [...text]
  const isPlain = signs.every((sign) => basic.test(sign) || extended.test(sign))
  const length = isPlain ? signs.reduce((sum, sign) => sum + (extended.test(sign) ? 2 : 1), 0) : text.length
  const { alone, each } = isPlain ? plain : unicode
  return { length, parts: length <= alone ? Math.min(length, 1) : Math.ceil(length / each) }
}
