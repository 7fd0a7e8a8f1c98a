import { useRecordContext, useTranslate } from 'react-admin'
import { FEWEST_REQUESTS, FEWEST_VISITORS, liftOf, verdictOf, weightsOf, wilson } from '../../schemas/experiment-terms.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Badge } from '../ui/Badge.tsx'
import { Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Table } from '../ui/Table.tsx'
import { controlOf, type Experiment, requestsOf } from './fields.tsx'
import { usePercent } from './use-percent.ts'

const tones = { few: 'mute', better: 'ok', worse: 'bad', same: 'mute' } as const
const CONFIDENCE = 95

type Result = Experiment['results'][number]

const columns = ['visitors', 'forms', 'requests', 'conversion', 'lift', 'verdict'] as const

/** What became of those who saw each variant, and whether that says anything yet. */
export function Results() {
  const experiment = useRecordContext<Experiment>()
  const translate = useTranslate()
  const tell = useTelling()
  if (!experiment) return null
  const control = controlOf(experiment)
  const rows = experiment.results
    .filter(({ variant, visitors }) => visitors > 0 || weightsOf(experiment)[variant])
    .map((result) => {
      const told = tell(result, control)
      const name = (
        <strong key="name">
          {result.variant}. {translate(`experiments.variants.${experiment.key}.${result.variant}`)}
        </strong>
      )
      return { key: result.variant, cells: [name, ...columns.map((column) => told[column])] }
    })
  return (
    <Sheet title="experiments.results">
      <Table from="desktop" columns={['variant', ...columns].map((column) => translate(`experiments.columns.${column}`))} rows={rows} />
      <Soft>
        {translate(control ? 'experiments.results_why' : 'experiments.nobody', {
          percent: CONFIDENCE,
          visitors: FEWEST_VISITORS,
          requests: FEWEST_REQUESTS,
        })}
      </Soft>
    </Sheet>
  )
}

/** The words for what became of a variant beside the one that it is compared with. */
function useTelling() {
  const edition = useEdition()
  const translate = useTranslate()
  const percent = usePercent()
  const count = (n: number) => groupThousands(n, edition, edition.panelLanguage)
  return (result: Result, control: Result | undefined) => {
    const { variant, visitors, forms, requests } = result
    const share = requestsOf(result)
    const [from, to] = wilson(share)
    const other = control && control.variant !== variant ? requestsOf(control) : null
    const verdict = other && verdictOf(share, other)
    const lift = other && verdict !== 'few' ? liftOf(share, other) : null
    return {
      visitors: count(visitors),
      forms: count(forms),
      requests: count(requests),
      conversion:
        visitors === 0 ? (
          <Soft>—</Soft>
        ) : (
          <>
            {percent((requests / visitors) * 100)}{' '}
            <Soft>
              ({percent(from * 100)} – {percent(to * 100)})
            </Soft>
          </>
        ),
      lift: lift === null ? <Soft>—</Soft> : `${lift > 0 ? '+' : ''}${percent(lift * 100)}`,
      verdict: verdict ? (
        <Badge tone={tones[verdict]}>{translate(`experiments.verdicts.${verdict}`)}</Badge>
      ) : (
        <Soft>{control ? translate('experiments.control') : '—'}</Soft>
      ),
    }
  }
}
