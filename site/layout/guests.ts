/** Addresses of scripts of others, and of the framework that asks for consent to them (spec: decisions OPS-7). */
export interface Guests {
  tags?: string
  analytics?: string
  chat?: string
  marketing?: string
  framework?: string
}
export type Guest = Exclude<keyof Guests, 'framework'>
