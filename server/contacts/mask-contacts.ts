import type { FieldErrors } from '../../schemas/index.ts'
import { maskDictated } from './worded-numbers.ts'

/** From one price to another, in fifties: as many digits as a phone has. */
const prices = /(?<![\d.])\d{1,3}[\s.]?\d[05]0\s?[\u2010-\u2015-]\s?\d{1,3}[\s.]?\d[05]0(?![\s.\u2010-\u2015-]?\d)/u
/** What people type between the digits of a number, a dash between spaces too, and signs that nobody sees. Dashes are typed in several ways. */
const gap = String.raw`[\s().\u2010-\u2015\-\p{Default_Ignorable_Code_Point}\u20e3]{0,3}`
/** From seven digits after a plus, else from nine, so that prices and dates stay; a date is not where a number begins. Digits are those of any script. */
const number = new RegExp(
  String.raw`\+\p{Nd}(?:${gap}\p{Nd}){6,}|(?<![\p{Nd}.])(?!\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?!\d))\p{Nd}(?:${gap}\p{Nd}){8,}`,
  'u',
)
const pricesOrNumber = new RegExp(`${prices.source}|${number.source}`, 'gu')
// Each begins where a word does, and none counts on without end: the longest message takes a millisecond.
const mail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const link =
  /(?:https?:\/\/|www\.|\b(?:tg|viber|whatsapp|skype|callto|tel|mailto|sms):)\S+|(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.){1,8}\p{L}{2,}\/\S+/giu
/** The name of a site by itself: by endings that are no word of ours, so that a forgotten space after a full stop is none. */
const site = /(?<![\p{L}\p{N}-])(?:[a-z0-9-]+\.){1,8}(?:com|net|org|info|biz|app|kz|ru|ua|pl|mx|co|io|eu)(?![\p{L}\p{N}])/giu
const dot = String.raw`\s*[([]?\s*(?:\.|точка|крапка|kropka|punto|dot)\s*[)\]]?\s*`
/** An address read aloud, "dana dog mail dot com": by endings that are no word of ours, as above. */
const spelledMail = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{2,64}[\s([]{1,3}(?:собака|собачка|пёсик|песик|małpa|malpa|arroba|at)[\s)\]]{1,3}[\p{L}\p{N}-]{1,64}(?:${dot}[\p{L}\p{N}-]{1,64}){0,2}?${dot}(?:com|net|org|info|kz|ru|ua|pl|mx|ком|ру|кз|уа)(?![\p{L}\p{N}])`,
  'giu',
)
/** What somebody is called in a messenger: with its mark, or after the messenger's name. */
const nickname = /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_.]{3,}/gu
const messengers =
  'telegram|телеграмм?|тг|tg|whatsapp|wa|ватсапп?|вотсапп?|viber|вайбер|skype|скайп|instagram|инстаграмм?|insta|инста|facebook|фейсбук|discord|дискорд'
const named = new RegExp(String.raw`(?<![\p{L}\p{N}])((?:${messengers})\s*[:=]\s*)[a-z0-9_.]{3,}`, 'giu')

/**
 * A text without the phones, addresses, links and names in messengers that are in it: before an appointment neither side learns how to reach the other, not by
 * what they write either (spec: decisions ORD-10). `maskContacts('+7 701 123 45 67, after 18:00')` is `'***, after 18:00'`. Our `own` domains stay where they stand by themselves.
 */
export const maskContacts = (text: string, own: readonly string[] = []) =>
  [mail, spelledMail, link, nickname]
    .reduce((shown, kind) => shown.replaceAll(kind, '***'), maskDictated(text.replaceAll(named, '$1***')))
    .replaceAll(site, (found) => (own.includes(found.toLowerCase()) ? found : '***'))
    .replaceAll(pricesOrNumber, (found) => (prices.test(found) ? found : '***'))

/** Names in a form that hold a contact: they are read before an appointment too, by anybody on public pages. */
export const nameProblems = <Name extends string>(form: { [name in Name]?: string | undefined }, names: readonly Name[]): FieldErrors =>
  Object.fromEntries(names.flatMap((name) => (maskContacts(form[name] ?? '') === (form[name] ?? '') ? [] : [[name, 'contacts']])))
