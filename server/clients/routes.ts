import { listClients } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { list } from './list.ts'

export const clients: Route[] = [on(listClients, list)]
