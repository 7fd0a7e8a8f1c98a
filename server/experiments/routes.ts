import { getExperiment, listExperiments, saveExperiment } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import { problemsOf, save } from './write.ts'

export const experiments: Route[] = [on(listExperiments, list), on(getExperiment, get), on(saveExperiment, save, problemsOf)]
