import * as z from 'zod/mini'
import { Flag, Ids, Int, some, Version } from './common.ts'
import { experiments, MOST_WEIGHT } from './experiment-terms.ts'
import { restList, restOne, restSave } from './rest.ts'
import { area } from './rights.ts'

/** A comparison of forms of a page, and what became of those who saw each since its weights are what they are (spec: decisions OPS-2). */
export const ExperimentRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    key: z.enum(experiments),
    /** How many visitors get each variant, beside the others. */
    weight_0: z.int(),
    weight_1: z.int(),
    weight_2: z.int(),
    running: z.boolean(),
    started_at: z.nullable(z.int()),
    stopped_at: z.nullable(z.int()),
    /** As long as nobody saved it here the settings say it. */
    by_settings: z.boolean(),
    /** A flag service of the settings decides in place of the weights. */
    by_service: z.boolean(),
    /** Browsers, each counted once. */
    results: z.array(z.object({ variant: z.int(), visitors: z.int(), forms: z.int(), requests: z.int() })),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'ExperimentRow' })

const about = { allow: area('experiments'), row: ExperimentRow }
const Weight = /* @__PURE__ */ Int(0, MOST_WEIGHT)

export const listExperiments = restList('/rest/experiments', 'Comparisons of forms of a page with their results (decisions OPS-2)', {
  ...about,
  filter: z.object({ id: some(Ids) }),
})
export const getExperiment = restOne('/rest/experiments/{id}', 'One comparison with its results (decisions OPS-2)', about)
export const saveExperiment = restSave(
  '/rest/experiments/{id}',
  'Changes weights, starts or stops; started anew or with other weights it is counted anew (decisions OPS-2)',
  { ...about, body: { weight_0: Weight, weight_1: Weight, weight_2: Weight, running: Flag, version: Version }, errors: ['conflict'] },
)
