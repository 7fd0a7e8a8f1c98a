import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import * as write from './write.ts'

export const unitsBlocks: Route[] = [
  on(calls.listUnitsBlocks, list),
  on(calls.getUnitsBlock, get),
  on(calls.createUnitsBlock, write.create, write.problemsOf),
  on(calls.saveUnitsBlock, write.save, write.problemsOf),
  on(calls.deleteUnitsBlock, write.remove),
]
