/** The place of the code, password or token in a text of the outbox. */
export const SECRET_PLACE = '{secret}'

/** A text with the secret in its place. */
export const reveal = (text: string, secret: string) => text.replaceAll(SECRET_PLACE, () => secret)

/** Whether a message says a secret. */
export const saysSecret = ({ text, html }: { text: string; html: string }) => text.includes(SECRET_PLACE) || html.includes(SECRET_PLACE)
