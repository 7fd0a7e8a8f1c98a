delete from "ad_images" i using "ads" a where a."id" = i."ad_id" and a."status" = 5;
delete from "blog_images" i using "blogs" b where b."id" = i."blog_id" and b."status" = 5;
update "blogs" set "text" = regexp_replace("text", '<img src="/api/uploads/[^"]*"[^>]*>', '', 'g') where "status" = 5 and "text" like '%<img src="/api/uploads/%';
