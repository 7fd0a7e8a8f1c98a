import { getTableColumns } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { tutors } from './table.ts'

type Tutor = typeof tutors.$inferSelect
/** Names of a tutor's columns that an answer of these fields shows as they are kept. */
export type KeptField<Fields> = keyof {
  [Name in keyof Fields & keyof Tutor as Fields[Name] extends z.ZodMiniType<infer Shown> ? (Tutor[Name] extends Shown ? Name : never) : never]: true
}

const columns = getTableColumns(tutors)

/** Fields of an answer that are columns of the tutor too: a new one is declared in the contract and in the table, and nowhere between. */
export const keptFields = <Fields extends object>({ shape }: { shape: Fields }) =>
  Object.keys(shape).filter((name) => name in columns) as KeptField<Fields>[]

export const pick = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
