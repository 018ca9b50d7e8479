-- Links for a new password are stored as hashes: those that have been sent go on working.
update public.users set reset_password_token = encode(sha256(convert_to(reset_password_token, 'UTF8')), 'hex')
where length(reset_password_token) = 40;
