-- Replaces stored tokens of password links by their hashes. Links that were already sent still work.
update public.users set reset_password_token = encode(sha256(convert_to(reset_password_token, 'UTF8')), 'hex')
where length(reset_password_token) = 40;
