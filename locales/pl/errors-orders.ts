export default {
  review_exists: 'Opinia już jest',
  comment: 'Dodaj wyjaśnienie',
  reason: 'Wybierz powód',
  reasons: 'Wybierz co najmniej jeden powód',
  date: 'Podaj datę',
  date_past: 'Ta data już minęła',
  date_far: 'Ta data jest zbyt odległa',
  mark: 'Wystaw ocenę',
  date_limit: 'Daty nie można przesunąć poza termin płatności',
}
