import type pg from 'pg'

/** What a database consists of, in the order in which it can be made. */
export const kinds = [
  'extension',
  'enum',
  'function',
  'table',
  'column',
  'constraint',
  'index',
  'foreign key',
  'view',
  'trigger',
  'settings',
] as const
export type Kind = (typeof kinds)[number]

/** A part of a database: what it is called, on which table it stands, and what it is, in PostgreSQL's own words. */
export interface Part {
  kind: Kind
  table: string | null
  name: string
  is: string
}

export type Catalog = Part[]

/** Everything of the schema `public` that a migration could make. The table of migrations itself is the runner's. */
export async function readCatalog(client: Pick<pg.Client, 'query'>): Promise<Catalog> {
  const { rows } = await client.query<Part>(parts)
  return rows.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}

const column = `format_type(a.atttypid, a.atttypmod)
  || case when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' else '' end
  || case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
       when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
  || case when a.attnotnull then ' not null' else '' end`

const isOurs = (object: string, catalog: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalog}'::regclass and e.objid = ${object}.oid and e.deptype = 'e')`

const parts = `
  with tables as (
    select c.* from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations')
  select 'extension' as kind, null as table, extname as name, '' as is from pg_extension where extname <> 'plpgsql'
  union all
  select 'enum', null, t.typname, string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname
  union all
  select 'function', null, p.oid::regprocedure::text, pg_get_functiondef(p.oid)
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${isOurs('p', 'pg_proc')}
  union all
  select 'table', t.relname, t.relname, '' from tables t
  union all
  select 'column', t.relname, a.attname, ${column}
    from tables t join pg_attribute a on a.attrelid = t.oid left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped
  union all
  select case c.contype when 'f' then 'foreign key' else 'constraint' end, t.relname, c.conname, pg_get_constraintdef(c.oid)
    from tables t join pg_constraint c on c.conrelid = t.oid where c.contype in ('p', 'u', 'f', 'c', 'x')
  union all
  select 'index', t.relname, i.relname, pg_get_indexdef(i.oid)
    from tables t join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid
    where not exists (select from pg_constraint c where c.conindid = i.oid)
  union all
  select 'view', null, c.relname, pg_get_viewdef(c.oid)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') and ${isOurs('c', 'pg_class')}
  union all
  select 'trigger', t.relname, g.tgname, pg_get_triggerdef(g.oid) from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
  union all
  select 'settings', t.relname, split_part(option, '=', 1), split_part(option, '=', 2) from tables t, unnest(t.reloptions) option
  order by 1, 2, 3`
