/** The signed-in reader as `GET /user` describes them; a part that the API does not give is null (S-62, B-50). */
export interface UserInfo {
  id: string | null;
  name: string | null;
  email: string | null;
}
