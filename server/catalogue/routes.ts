import { getCatalogueFilters, getRequestOptions } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { filters } from './filters.ts'
import { requestOptions } from './request-options.ts'

export const catalogue: Route[] = [on(getCatalogueFilters, filters), on(getRequestOptions, requestOptions)]
