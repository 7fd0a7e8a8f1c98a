CREATE OR REPLACE FUNCTION public.refuse_wrong_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from tutors where id = new.tutor_id for update;
  if new.balance_after is distinct from
    new.sum + coalesce((select balance_after from wallet_lines where tutor_id = new.tutor_id order by id desc limit 1), 0) then
    raise check_violation using constraint = 'wallet_line_sums', message = 'a line of a wallet leaves what was there and its sum';
  end if;
  return new;
end $function$;
CREATE UNIQUE INDEX tops_paid_once ON public.tops USING btree (payment_id);
CREATE UNIQUE INDEX wallet_paid_once ON public.wallet_lines USING btree (payment_id) WHERE (type = 'topup'::text);
CREATE TRIGGER wallet_line_sums BEFORE INSERT ON public.wallet_lines FOR EACH ROW EXECUTE FUNCTION refuse_wrong_balance();
