/** Lists that staff write to when they have something to say; the others tell people of their own doings (spec: decisions TUT-13, CLI-5). */
export const mailingLists = ['news', 'promo'] as const
export const mailingAudiences = ['tutors', 'clients'] as const
/** A draft is changed and deleted; one on its way, or sent, is only read. */
export const mailingStates = ['draft', 'sending', 'sent'] as const
/** Letters of a mailing's subject. */
export const MAILING_SUBJECT = [3, 150] as const
/** Of its text, in paragraphs. */
export const MAILING_TEXT = [20, 10_000] as const
/** Of the words on its button. */
export const MAILING_BUTTON = [0, 60] as const
