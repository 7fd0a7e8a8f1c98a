import pg from 'pg'
import { type Catalog, type Kind, kinds, type Part } from './catalog.ts'

/** A part that two databases do not have alike: one of them lacks it, or has another. */
export interface Difference {
  part: Part
  /** As the migrations leave it. */
  applied?: string
  /** As the tables draw it. */
  drawn?: string
}

/** What the migrations lack of the tables, and what they have too much; the parts of a table that is missing as a whole go with it. */
export function differencesOf(applied: Catalog, drawn: Catalog): Difference[] {
  const known = new Map(applied.map((part) => [keyOf(part), part]))
  const wanted = new Map(drawn.map((part) => [keyOf(part), part]))
  return [...new Map([...known, ...wanted])].flatMap(([key, part]) => {
    const [before, after] = [known.get(key)?.is, wanted.get(key)?.is]
    return before === after ? [] : [{ part, ...(before !== undefined && { applied: before }), ...(after !== undefined && { drawn: after }) }]
  })
}

const keyOf = ({ kind, table, name }: Part) => [kind, table, name].join(' ')

/** One line that says what differs: `column tutors.video_url: the tables have it, the migrations do not`. */
export function describe({ part: { kind, table, name }, applied, drawn }: Difference): string {
  const what = kind === 'table' || table === null ? `${kind} ${name}` : `${kind} ${table}.${name}`
  if (applied === undefined) return `${what}: the tables have it, the migrations do not`
  if (drawn === undefined) return `${what}: the migrations have it, the tables do not`
  return `${what}: ${oneLine(drawn)} in the tables, ${oneLine(applied)} in the migrations`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** SQL that leads from the migrations to the tables: first what goes, in the reverse order, then what comes. A draft: it cannot tell a rename. */
export function draft(differences: readonly Difference[]): string[] {
  const inOrder = (one: Difference, other: Difference) => kinds.indexOf(one.part.kind) - kinds.indexOf(other.part.kind)
  const goneTables = tablesOf(differences, ({ drawn }) => drawn === undefined)
  const newTables = tablesOf(differences, ({ applied }) => applied === undefined)
  const isWithin = (tables: Set<string | null>) => (one: Difference) => one.part.kind !== 'table' && tables.has(one.part.table)

  const goes = differences.filter(({ part, applied, drawn }) => applied !== undefined && (drawn === undefined || !changedInPlace.includes(part.kind)))
  const comes = differences.filter(({ drawn }) => drawn !== undefined)
  return [
    ...goes
      .filter((one) => !isWithin(goneTables)(one))
      .sort((one, other) => inOrder(other, one))
      .map(({ part }) => removals[part.kind](names(part), part)),
    ...comes
      .filter((one) => !(isWithin(newTables)(one) && one.part.kind === 'column'))
      .sort(inOrder)
      .flatMap((one) => (one.part.kind === 'table' ? createTable(one.part.name, differences) : come(one))),
  ]
}

const tablesOf = (differences: readonly Difference[], isMeant: (one: Difference) => boolean) =>
  new Set(differences.filter((one) => one.part.kind === 'table' && isMeant(one)).map(({ part }) => part.table))

interface Names {
  name: string
  table: string
}

const names = ({ table, name }: Part): Names => ({ name: pg.escapeIdentifier(name), table: pg.escapeIdentifier(table ?? '') })

const come = ({ part, applied, drawn = '' }: Difference): string[] =>
  part.kind === 'column' && applied !== undefined ? alterColumn(names(part), applied, drawn) : [additions[part.kind](names(part), drawn, part)]

function createTable(table: string, differences: readonly Difference[]): string {
  const columns = differences.filter(({ part }) => part.kind === 'column' && part.table === table)
  return `create table ${pg.escapeIdentifier(table)} (\n${columns.map(({ part, drawn }) => `  ${pg.escapeIdentifier(part.name)} ${drawn}`).join(',\n')}\n)`
}

const additions: Record<Kind, (names: Names, is: string, part: Part) => string> = {
  extension: ({ name }) => `create extension if not exists ${name}`,
  enum: ({ name }, is) => `create type ${name} as enum (${is})`,
  function: (_, is) => is.trim(),
  table: ({ name }) => `create table ${name} ()`,
  column: ({ table, name }, is) => `alter table ${table} add column ${name} ${is}`,
  constraint: ({ table, name }, is) => `alter table ${table} add constraint ${name} ${is}`,
  index: (_, is) => is,
  view: ({ name }, is) => `create view ${name} as ${is.trim().replace(/;$/, '')}`,
  trigger: (_, is) => is,
  'foreign key': ({ table, name }, is) => `alter table ${table} add constraint ${name} ${is}`,
  settings: ({ table }, is, { name }) => `alter table ${table} set (${name} = ${is})`,
}

const removals: Record<Kind, (names: Names, part: Part) => string> = {
  extension: ({ name }) => `drop extension ${name}`,
  enum: ({ name }) => `drop type ${name}`,
  function: (_, { name }) => `drop function ${name}`,
  table: ({ name }) => `drop table ${name}`,
  column: ({ table, name }) => `alter table ${table} drop column ${name}`,
  constraint: ({ table, name }) => `alter table ${table} drop constraint ${name}`,
  index: ({ name }) => `drop index ${name}`,
  view: ({ name }) => `drop view ${name}`,
  trigger: ({ table, name }) => `drop trigger ${name} on ${table}`,
  'foreign key': ({ table, name }) => `alter table ${table} drop constraint ${name}`,
  settings: ({ table }, { name }) => `alter table ${table} reset (${name})`,
}

/** What is changed where it stands; the rest is dropped and made anew. */
const changedInPlace: readonly Kind[] = ['function', 'column', 'settings']

function alterColumn({ table, name }: Names, applied: string, drawn: string): string[] {
  const [before, after] = [columnOf(applied), columnOf(drawn)]
  const alter = (change: string) => `alter table ${table} alter column ${name} ${change}`
  return [
    ...(after.type === before.type ? [] : [alter(`type ${after.type}`)]),
    ...(after.byDefault === before.byDefault ? [] : [alter(after.byDefault ? `set default ${after.byDefault}` : 'drop default')]),
    ...(after.isRequired === before.isRequired ? [] : [alter(after.isRequired ? 'set not null' : 'drop not null')]),
  ]
}

function columnOf(is: string) {
  const [, type = '', byDefault, required] = /^(.*?)(?: default (.*?))?( not null)?$/s.exec(is) ?? []
  return { type, byDefault, isRequired: required !== undefined }
}
