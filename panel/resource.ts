import type { ComponentType } from 'react'
import type { Resource } from '../data-providers/index.ts'
import type { Edition } from '../editions/index.ts'
import type { Area } from '../schemas/rights.ts'

/** One resource of the back office: its segment in addresses, who may use it, its calls and its pages. */
export interface PanelResource {
  name: string
  area: Area
  /** Its calls; additional resources, which speak REST, have none. */
  records?: Resource
  /** The field that names a record; `name` or the number where it is left out. */
  recordRepresentation?: string
  list: ComponentType
  /** One record, at `{slug}/{id}/`: to be read, or to be changed as well. */
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /** Further pages below its address, by their segment. */
  pages?: Readonly<Record<string, ComponentType>>
  /** Editions whose menu has it; all where it is left out. */
  isIn?: (edition: Edition) => boolean
}
