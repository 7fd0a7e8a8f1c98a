import type { ComponentType } from 'react'
import type { Resource } from '../data-providers/index.ts'
import type { Edition } from '../editions/index.ts'
import type { Area } from '../schemas/rights.ts'
import type { Ahead } from './ui/on-demand.tsx'

type Screen = ComponentType & { ahead?: Ahead }

/** One resource of the back office: its segment in addresses, who may use it, its calls and its pages. */
export interface PanelResource {
  name: string
  area: Area
  /** Its calls, fetched with the first screen that is not the order list; additional resources, which speak REST, have none. */
  records?: () => Promise<Resource>
  /** Whether its form offers to delete a record; REST resources do. */
  canDelete?: boolean
  /** The field that names a record; `name` or the number where it is left out. */
  recordRepresentation?: string
  list: Screen
  /** One record, at `{slug}/{id}/`: to be read, or to be changed as well. */
  show?: Screen
  edit?: Screen
  create?: ComponentType
  /** Further pages below its address, by their segment. */
  pages?: Readonly<Record<string, ComponentType>>
  /** Editions that have it; all where it is left out. */
  isIn?: (edition: Edition) => boolean
  /** What stands below its address and in no menu: `news_show/categories`. */
  parts?: readonly PanelResource[]
}
