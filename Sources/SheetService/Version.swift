/// The version of this program and of what it draws: pictures of equal versions are equal.
package enum Version {
    package static let current = "0.1.0"
}
