// Plain values, so that a page that only needs them carries no schema.

/** What somebody tries that a robot may try too; refused tries are counted apart for each (spec: decisions API-12). */
export const captchaActions = ['login', 'register', 'request', 'feedback', 'review', 'code'] as const
export type CaptchaAction = (typeof captchaActions)[number]
