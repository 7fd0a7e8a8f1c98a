import { HttpResponse, http } from 'msw'

/** The list and the records of an additional resource; `asked` hears the filter of each list. */
export const restResource = <R extends { id: number }>(name: string, rows: R[], asked: (filter: object) => void = () => {}) => [
  http.get(`*/api/rest/${name}`, ({ request }) => {
    asked(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}'))
    return HttpResponse.json(rows, { headers: { 'content-range': `${name} 0-${rows.length - 1}/${rows.length}` } })
  }),
  http.get(`*/api/rest/${name}/:id`, ({ params }) => HttpResponse.json(rows.find(({ id }) => id === Number(params.id)))),
]
