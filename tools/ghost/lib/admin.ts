/** The few Admin API calls the seed needs, over plain fetch with the owner's session cookie. */

/** One thing kept by Ghost under an address of its own. */
export interface Upload {
  url: string;
  fileName: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** A resource as the Admin API gives it; the seed reads only a few of its fields. */
export type Row = Record<string, unknown> & {
  id: string;
  slug: string;
  name: string;
  title: string;
  email: string;
};

export class GhostAdmin {
  readonly url: string;
  private cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  /**
   * One call; the answer's body, or an empty object when there is none.
   * @throws Error with Ghost's own message for any status but 2xx.
   */
  private async call(method: string, path: string, body?: unknown): Promise<any> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.url}/ghost/api/admin/${path}`, {
      method,
      headers: {
        // the session remembers the Origin it was opened with, so the same one is sent throughout
        Origin: this.url,
        ...(this.cookie && { Cookie: this.cookie }),
        ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
      },
      body: form ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length) this.cookie = cookies.join('; ');
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 600)}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  get(path: string) {
    return this.call('GET', path);
  }

  put(path: string, body: unknown) {
    return this.call('PUT', path, body);
  }

  post(path: string, body: unknown) {
    return this.call('POST', path, body);
  }

  delete(path: string) {
    return this.call('DELETE', path);
  }

  /** Every resource of one kind. */
  async list(kind: 'posts' | 'pages' | 'tags' | 'users'): Promise<Row[]> {
    return (await this.get(`${kind}/?limit=100`))[kind];
  }

  /** Opens a session, setting the blog up first if it is new. */
  async signIn(owner: { name: string; email: string }, password: string, blogTitle: string) {
    const { setup } = await this.get('authentication/setup/');
    if (!setup[0].status) {
      await this.post('authentication/setup/', { setup: [{ ...owner, password, blogTitle }] });
    }
    await this.post('session/', { username: owner.email, password });
  }

  /** Sets settings by key; objects are stored as JSON. */
  async setSettings(values: Record<string, unknown>) {
    const settings = Object.entries(values).map(([key, value]) => ({
      key,
      value: value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
    }));
    await this.put('settings/', { settings });
  }

  /** Uploads one file. */
  async upload(
    kind: 'images' | 'media' | 'files',
    data: Buffer,
    fileName: string,
    type: string,
  ): Promise<Upload> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(data)], { type }), fileName);
    form.append('ref', fileName);
    const answer = await this.post(`${kind}/upload/`, form);
    return { url: answer[kind][0].url, fileName, size: data.length, type };
  }
}
