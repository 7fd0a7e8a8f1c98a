import { api } from '../../data-providers/api.ts'
import { AdForm } from '../ads/AdForm.tsx'
import { ContentEditor } from '../moderation/ContentEditor.tsx'
import { ContentState } from '../moderation/ContentState.tsx'
import { Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Fold } from '../ui/Fold.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** An own ad, or a new one, to be written and sent for checking (spec: decisions CNT-2). */
export const screen = page({
  role: 'tutor',
  texts: ['tutor-ads'],
  async load({ api, params: { id } }) {
    const [found, asked] = await Promise.all([
      id === undefined ? null : api.get('/tutor/ad/get', { id: Number(id) }),
      api.get('/tutor/resources/ad_rules'),
    ])
    const [data, rules] = [found && loaded(found), loaded(asked)]
    if (data instanceof Outcome) return data
    if (rules instanceof Outcome) return rules
    return rules === null || (found && data === null) ? null : { ad: data?.ad ?? null, ...rules }
  },
  head: (data, { texts }) => ({ title: data?.ad?.name ?? texts('tutor-ads').form.new }),
  View: ({ data }) => {
    const t = useTexts('tutor-ads')
    const href = useHref()
    if (!data) return <LoadFailed />
    const { ad, rules, rules_text } = data
    return (
      <div className="col wide">
        <a href={href(pathTo('tutorAds'))}>{t.all}</a>
        <h1>{ad?.name ?? t.form.new}</h1>
        {ad && <ContentState item={ad} words={t} change={(asked) => api.post('/tutor/ad/change_status', { ad: asked })} home={pathTo('tutorAds')} />}
        <ContentEditor key={ad?.id} item={ad}>
          <AdForm ad={ad} rules={rules} />
        </ContentEditor>
        <Fold title={t.house_rules} html={rules_text} />
      </div>
    )
  },
})
