export default {
  review_exists: 'Opinia już jest',
  comment: 'Dodaj wyjaśnienie',
  reasons: 'Wybierz co najmniej jeden powód',
  date: 'Podaj datę',
  date_past: 'Ta data już minęła',
  date_far: 'Ta data jest zbyt odległa',
  mark: 'Wystaw ocenę',
  date_limit: 'Datę można zmienić dwa razy i nie później niż w terminie płatności',
}
