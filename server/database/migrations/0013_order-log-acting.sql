alter table "order_log" add column "impersonator_admin_id" integer;
alter table "order_log" add constraint "order_log_impersonator_admin_id_admins_id_fk" FOREIGN KEY (impersonator_admin_id) REFERENCES admins(id);
