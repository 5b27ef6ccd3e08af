/** The signed-in reader from `GET /user`; missing parts are null (S-62, B-50). */
export interface UserInfo {
  id: string | null;
  name: string | null;
  email: string | null;
}
