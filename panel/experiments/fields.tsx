import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import { heaviest, type Share, variants, verdictOf, weightsOf } from '../../schemas/experiment-terms.ts'
import type { ExperimentRow } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers, Soft } from '../ui/boxes.ts'
import { Moment } from '../ui/moments.tsx'
import { sharesOf } from './shares.ts'
import { usePercent } from './use-percent.ts'

export type Experiment = z.output<typeof ExperimentRow>

/** Those who sent a request, out of those who came to see a variant. */
export const requestsOf = ({ requests, visitors }: Experiment['results'][number]): Share => ({ n: requests, of: visitors })

/** What the others are compared with: variant 0 where anybody saw it, else the first that somebody saw. */
export const controlOf = ({ results }: Pick<Experiment, 'results'>) => results.find(({ visitors }) => visitors > 0)

export function ExperimentName() {
  const key = useRecordContext<Experiment>()?.key
  const translate = useTranslate()
  return key === undefined ? null : translate(`experiments.names.${key}`)
}

export function ExperimentLink() {
  const id = useRecordContext<Experiment>()?.id
  if (id === undefined) return null
  return (
    <Link to={pathTo(slugs.experiments, id)}>
      <ExperimentName />
    </Link>
  )
}

export function StateBadge() {
  const experiment = useRecordContext<Experiment>()
  const translate = useTranslate()
  if (!experiment) return null
  if (experiment.by_service) return <Badge tone="info">{translate('experiments.states.by_service')}</Badge>
  return experiment.running ? (
    <Badge tone="ok" icon="refresh">
      {translate('experiments.states.running')}
    </Badge>
  ) : (
    <Badge icon="pause">{translate('experiments.states.stopped')}</Badge>
  )
}

/** What part gets each variant; of one that does not run, what everybody sees. */
export function Shares() {
  const experiment = useRecordContext<Experiment>()
  const translate = useTranslate()
  const percent = usePercent()
  if (!experiment) return null
  const weights = weightsOf(experiment)
  if (!experiment.running) return translate('experiments.everybody', { variant: heaviest(weights) })
  return (
    <Numbers>
      {sharesOf(weights)
        .map((share, variant) => `${variant}: ${percent(share)}`)
        .join(' · ')}
    </Numbers>
  )
}

export function Since() {
  const experiment = useRecordContext<Experiment>()
  if (!experiment?.started_at) return <Soft>—</Soft>
  return (
    <>
      <Moment at={experiment.started_at} />
      {experiment.stopped_at !== null && (
        <>
          {' – '}
          <Moment at={experiment.stopped_at} />
        </>
      )}
    </>
  )
}

/** What can be said by now: which variant does better than the one that the others are compared with. */
export function Outcome() {
  const experiment = useRecordContext<Experiment>()
  const translate = useTranslate()
  if (!experiment) return null
  const control = controlOf(experiment)
  if (!control) return <Soft>{translate('experiments.nobody')}</Soft>
  const said = variants.flatMap((variant) => {
    const result = experiment.results[variant]
    if (!result || variant === control.variant || result.visitors === 0) return []
    const verdict = verdictOf(requestsOf(result), requestsOf(control))
    return [{ variant, verdict }]
  })
  const found = said.filter(({ verdict }) => verdict === 'better' || verdict === 'worse')
  if (found.length > 0)
    return found.map(({ variant, verdict }) => translate(`experiments.found.${verdict}`, { variant, control: control.variant })).join(' ')
  return <Soft>{translate(said.some(({ verdict }) => verdict === 'same') ? 'experiments.verdicts.same' : 'experiments.verdicts.few')}</Soft>
}
