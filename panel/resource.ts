import type { ComponentType } from 'react'
import type { Resource } from '../data-providers/index.ts'
import type { Area } from '../schemas/rights.ts'

/** One resource of the back office: its segment in addresses, who may use it, its calls and its pages. */
export interface PanelResource {
  name: string
  area: Area
  /** Its calls; additional resources, which speak REST, have none. */
  records?: Resource
  list: ComponentType
  edit?: ComponentType
  create?: ComponentType
}
