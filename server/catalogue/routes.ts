import { getCatalogue, getCatalogueFilters, getRequestOptions } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { filters } from './filters.ts'
import { get } from './get.ts'
import { requestOptions } from './request-options.ts'

export const catalogue: Route[] = [on(getCatalogue, get), on(getCatalogueFilters, filters), on(getRequestOptions, requestOptions)]
