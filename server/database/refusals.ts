import type { ErrorCode, FieldErrors } from '../../schemas/index.ts'

/** What a broken rule of a table means to whoever sent the row: wrong fields, or an error of the whole call. */
export type Meaning = FieldErrors | ErrorCode

/** Stands beside a table: the name of each unique index or check that input can break, and what that is to the caller. */
export class Refusals {
  readonly meanings: Readonly<Record<string, Meaning>>

  constructor(meanings: Record<string, Meaning>) {
    this.meanings = meanings
  }
}
