/** From seven digits after a plus, else from nine, so that prices and dates stay. */
const phone = /\+\d(?:[\s()-]{0,2}\d){6,}|\d(?:[\s()-]{0,2}\d){8,}/g
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const link = /(?:https?:\/\/|www\.)\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/\S+/giu

/**
 * A text without the phones, addresses and links in it: before an appointment neither side learns how to reach the other, not by what they write either
 * (spec: decisions ORD-10). `maskContacts('+7 701 123 45 67, after 18:00')` is `'***, after 18:00'`.
 */
export const maskContacts = (text: string) => text.replaceAll(mail, '***').replaceAll(link, '***').replaceAll(phone, '***')
